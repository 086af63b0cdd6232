import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createIcon, type IconData } from './create-icon.ts';

/** Icons with an alias, with several shapes and with one shape. */
const NAMES = ['map-pin', 'alarm-clock-check', 'circle-exclamation-point', 'bookmark', 'chevron-down', 'map'];
const PROPS: readonly object[] = [
  {},
  { 'aria-hidden': true, size: 16 },
  { 'aria-label': 'Place', size: '1em' },
  { className: 'nk-spot nk-big', fill: 'currentColor', strokeWidth: 3, color: 'red' },
  { role: 'img', title: 'Place', style: { margin: 2 } },
];

describe.each(NAMES)('%s', async (name) => {
  const module = await import(`lucide-react/icons/${name}`);
  const theirs = module.default as FunctionComponent<object>;
  const own = createIcon(module.__iconData as IconData);
  it.each(PROPS)('renders the same output as lucide-react with %j', (props) => {
    const drawn = (Icon: FunctionComponent<object>) => renderToStaticMarkup(createElement(Icon, props));
    expect(drawn(own as FunctionComponent<object>)).toBe(drawn(theirs));
  });
});
