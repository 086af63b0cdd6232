import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

it('links the two newest other posts below a post, and not the post itself', async () => {
  const { posts, meta } = exampleOf('content.blogList');
  const [first] = posts;
  const post = exampleOf('content.blogPost');
  if (!first) throw new Error('The example has no post');
  const listed = ['One', 'Two', 'Three'].map((title, at) => ({ ...first, id: `post-${at}`, title }));
  const [newest, ...others] = listed;
  const blogList = { posts: [newest, { ...first, id: post.id, title: 'This one' }, ...others], meta };
  await renderScreen(`/blogdetail?${post.id}`, {
    api: fakeApi({ 'content.blogList': blogList as ReturnType<typeof exampleOf<'content.blogList'>> }),
  });
  await until(() => expect(document.querySelector('.blog-post__more')).not.toBeNull());
  const titles = [...document.querySelectorAll('.blog-post__more h3')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['One', 'Two']);
});
