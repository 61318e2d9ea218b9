export { PlanPage } from './plan-page.tsx'
