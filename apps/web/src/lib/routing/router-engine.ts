export { UNSAFE_createRouter as createRouter } from 'react-router-dom';
