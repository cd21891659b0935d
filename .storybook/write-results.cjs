const { writeFileSync } = require('node:fs');

/** Writes jest's report to the file that STORY_TEST_RESULTS names. @param {object} results */
module.exports = (results) => {
  const file = process.env['STORY_TEST_RESULTS'];
  if (file) writeFileSync(file, JSON.stringify(results));
  return results;
};
