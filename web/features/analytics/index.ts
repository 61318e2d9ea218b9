export { AnalyticsPage } from './analytics-page.tsx'
export { SharedAnalyticsPage } from './shared-analytics-page.tsx'
