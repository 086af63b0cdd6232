import type { Thing } from './thing.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** Returns the breadcrumb trail from the home page to this page. */
export function breadcrumbs(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
