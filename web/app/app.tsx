import '../styles/app.css'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './providers.tsx'
import { router } from './router.tsx'

export const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)
