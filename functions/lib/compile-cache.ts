/** The folder, beside the built functions, of their compiled code. */
export const COMPILE_CACHE = '.compile-cache'
