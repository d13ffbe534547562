// For react-admin's stock exporter, which the console never calls: it makes its own files.
module.exports = () => {
  throw new Error('Lists are exported by src/kit/export');
};
