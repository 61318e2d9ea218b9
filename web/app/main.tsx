import { startApp } from './start-app.tsx'

await startApp()
