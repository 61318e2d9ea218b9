import '../styles/app.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Landing } from './landing.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const page = (
  <StrictMode>
    <Landing />
  </StrictMode>
)

// Only the build renders the page to HTML; the dev server's is empty.
if (root.childElementCount > 0) hydrateRoot(root, page)
else createRoot(root).render(page)
