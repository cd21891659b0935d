/** In place of the package of this name, which brings it to browsers that lack it: see vite.config.ts. */
export default Object.assign;
