// For the search of react-admin's column chooser: accents are folded as everywhere else in the console.
export { foldAccents as clean } from '../../src/core/fold-accents';
