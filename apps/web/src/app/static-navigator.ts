import { createPath, type Navigator } from 'react-router-dom';

function refuse(): never {
  throw new Error('Nothing is navigated while the server renders');
}

/** Links only: the server renders one place. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: refuse,
  push: refuse,
  replace: refuse,
};
