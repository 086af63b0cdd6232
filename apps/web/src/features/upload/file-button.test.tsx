import { choose, mount } from '@nukkad/browser/testing/page.ts';
import { expect, it, vi } from 'vitest';
import { FileButton } from './file-button.tsx';

it('is empty again after a choice, so that the same file can be chosen twice', async () => {
  const onChoose = vi.fn();
  await mount(
    <FileButton accept="image/*" onChoose={onChoose}>
      Photo
    </FileButton>,
  );
  const input = document.querySelector('input') as HTMLInputElement;
  const emptied = vi.fn();
  Object.defineProperty(input, 'value', { configurable: true, get: () => 'photo.jpg', set: emptied });
  const photo = new File(['face'], 'photo.jpg');
  await choose('Photo', photo);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(photo);
  expect(emptied).toHaveBeenCalledExactlyOnceWith('');
});
