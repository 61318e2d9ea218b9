/** The specification's wording (document 2, sections 2 and 8). */
export const analyticsMessages = {
  title: 'Portfolio Analytics',
  errorTitle: 'Error Loading Analytics',
  failed: 'Failed to load analytics',
  noViews: 'No view data available',
  noClicks: 'No click data available',
} as const
