export default {
  // The folder is no part of a repository, and files above it are none of its business.
  turbopack: { root: import.meta.dirname },
};
