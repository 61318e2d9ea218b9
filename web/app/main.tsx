import { createRoot } from 'react-dom/client'
import { app } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')

createRoot(root).render(app)
