import { expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { blogList } from './content.routes.ts';

it('reads only the posts that are published', () => {
  const wire = JSON.parse(JSON.stringify(blogList.encodeResult(examples.blogList.output)));
  const [post] = wire.blogPosts;
  wire.blogPosts = [post, { ...post, display: false }];
  expect(blogList.decodeResult(wire).posts).toEqual(examples.blogList.output.posts.slice(0, 1));
});
