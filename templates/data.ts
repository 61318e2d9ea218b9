/** What each template holds and shows, under its id. */
export { data as 'minimalist-designer' } from './minimalist-designer/data.ts'
export { data as 'business-executive' } from './business-executive/data.ts'
export { data as 'developer-pro' } from './developer-pro/data.ts'
export { data as 'creative-studio' } from './creative-studio/data.ts'
export { data as 'photography-focus' } from './photography-focus/data.ts'
export { data as 'portfolio-v6-classic-profile' } from './portfolio-v6-classic-profile/data.ts'
export { data as 'portfolio-v7-victorian-detective' } from './portfolio-v7-victorian-detective/data.ts'
