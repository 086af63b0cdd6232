// @vitest-environment node
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppLink } from './app-link.tsx';

const ADDRESSES = [
  ...['/', '/?a=1', '/#mission', '/joblist', '/joblist?city=New+Delhi&q=%E0%A4%95', '/jobs-in/पुणे#top'],
  ...['//else.where/x', '/a/../b', 'beside', '?tab=2', '#here', 'https://else.where/', ''],
];

describe.each(['/', '/hi'])('below %s', (basename) => {
  const sent = (link: typeof Link | typeof AppLink, to: string) =>
    renderToStaticMarkup(
      createElement(
        StaticRouter,
        { basename, location: `${basename}/faq` },
        createElement(link, { to, className: 'nk-link', rel: 'nofollow', replace: true }, 'Jobs'),
      ),
    );
  it.each(ADDRESSES)('renders the same HTML as the link of the router: %s', (to) => {
    expect(AppLink).not.toBe(Link);
    const attributesOf = (html: string) => html.split(/[ >]/).sort();
    expect(attributesOf(sent(AppLink, to))).toEqual(attributesOf(sent(Link, to)));
  });
});
