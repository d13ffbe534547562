/** For react-admin's stock exporter, which the console never calls: it makes its own files. */
const jsonexport = (): never => {
  throw new Error('Lists are exported by src/shared/export');
};

export default jsonexport;
