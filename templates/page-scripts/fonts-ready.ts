/** The class of <html> once the page's own typefaces have loaded. */
export const FONTS_READY = 'fonts-ready'
