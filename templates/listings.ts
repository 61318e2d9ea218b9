import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TemplateListing } from '@vitrine/common/templates/listing'

type ListingFacts = Omit<
  TemplateListing,
  | 'id'
  | 'currency'
  | 'stripePriceId'
  | 'image'
  | 'downloads'
  | 'reviews'
  | 'ratingSum'
  | 'author'
  | 'available'
  | 'order'
>

/** In the order of the store. */
const facts: Record<TemplateId, ListingFacts> = {
  'minimalist-designer': {
    name: 'Minimalist Designer',
    subtitle: 'White space, large type and the work itself',
    category: 'Design',
    priceCents: 0,
    featured: true,
    features: [
      'Asymmetric gallery with lightbox',
      'Swiss typographic grid',
      'One accent colour, your own',
      'No motion but the lightbox',
      'Fast on slow connections',
    ],
    tags: ['minimal', 'swiss', 'gallery', 'light'],
    searchKeywords: ['graphic design', 'illustrator', 'art director', 'typography', 'clean', 'white', 'one page'],
  },
  'developer-pro': {
    name: 'Developer Pro',
    subtitle: 'Dark, precise and quick, with a light twin',
    category: 'Tech',
    priceCents: 0,
    featured: true,
    features: [
      'Rotating titles, typed out',
      'Work timeline',
      'Projects with tags and links',
      'Follows light and dark systems',
      'Link to your résumé',
      'Scroll-aware navigation',
    ],
    tags: ['dark', 'timeline', 'projects', 'mono'],
    searchKeywords: ['software engineer', 'programmer', 'open source', 'github', 'backend', 'frontend', 'resume'],
  },
  'business-executive': {
    name: 'Business Executive',
    subtitle: 'An editorial front page for people who publish',
    category: 'Corporate',
    priceCents: 2900,
    featured: true,
    features: [
      'Lead article with a large picture',
      'Articles by category',
      'Newsletter sign-up',
      'Press mentions',
      'Media kit download',
      'Author card',
    ],
    tags: ['editorial', 'serif', 'articles', 'newsletter'],
    searchKeywords: ['consultant', 'speaker', 'author', 'journalist', 'leadership', 'magazine', 'blog'],
  },
  'creative-studio': {
    name: 'Creative Studio',
    subtitle: 'Loud type and a mosaic of projects',
    category: 'Creative',
    priceCents: 1900,
    featured: false,
    features: [
      'Project mosaic',
      'Numbered process',
      'Services with prices',
      'Testimonials as big quotes',
      'Awards and tools',
      'Closing call to action',
    ],
    tags: ['bold', 'agency', 'colour', 'mosaic'],
    searchKeywords: ['agency', 'studio', 'branding', 'motion', 'campaign', 'team', 'services'],
  },
  'photography-focus': {
    name: 'Photography Focus',
    subtitle: 'Full-bleed pictures on a dark wall',
    category: 'Photography',
    priceCents: 2900,
    featured: false,
    features: [
      'Justified picture grid',
      'Camera data under each picture',
      'Filter by category',
      'Collections',
      'Exhibition list',
      'Lightbox with keyboard control',
      'Awards',
    ],
    tags: ['dark', 'photos', 'full bleed', 'exif'],
    searchKeywords: ['photographer', 'landscape', 'portrait', 'wedding', 'documentary', 'gallery', 'exhibition'],
  },
  'portfolio-v6-classic-profile': {
    name: 'Classic Profile',
    subtitle: 'The friendly one-page profile that fits everyone',
    category: 'Freelance',
    priceCents: 0,
    featured: false,
    features: [
      'Name typed out',
      'Skill bars',
      'Education and experience timeline',
      'Contact form that reaches you',
      'Scroll-aware navigation',
    ],
    tags: ['classic', 'profile', 'skills', 'friendly'],
    searchKeywords: ['freelancer', 'student', 'graduate', 'teacher', 'cv', 'resume', 'personal page'],
  },
  'portfolio-v7-victorian-detective': {
    name: 'Victorian Detective',
    subtitle: 'Your career as a case file, wax seal included',
    category: 'Creative',
    priceCents: 3900,
    featured: false,
    features: [
      'Sections as exhibits and dossiers',
      'Letterpress headings',
      'Certifications, publications and patents',
      'Contact form that reaches you',
      'Navigation of your own making',
      'Ornaments drawn as vectors',
    ],
    tags: ['vintage', 'paper', 'theatrical', 'ornament'],
    searchKeywords: ['researcher', 'writer', 'security', 'investigator', 'retro', 'sherlock', 'storytelling'],
  },
}

/** The store's listings as a deployment writes them: `templates/{id}`. */
export const listings: readonly TemplateListing[] = (Object.keys(facts) as TemplateId[]).map((id, order) => ({
  id,
  ...facts[id],
  currency: 'usd',
  stripePriceId: null,
  image: `/thumbnails/${id}.webp`,
  downloads: 0,
  reviews: 0,
  ratingSum: 0,
  author: 'Vitrine',
  available: true,
  order,
}))
