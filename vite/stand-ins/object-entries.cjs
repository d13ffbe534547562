// For the package `object.entries`: every browser the console runs in brings its own.
module.exports = Object.entries;
