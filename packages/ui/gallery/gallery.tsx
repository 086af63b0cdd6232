import type { ComponentType } from 'react';
import { LinkButton, SectionTitle } from '../src/index.ts';
import { ControlsPage } from './controls-page.tsx';
import { DialogsPage } from './dialogs-page.tsx';
import { JobPage } from './job-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { ListPage } from './list-page.tsx';
import { PicturesPage } from './pictures-page.tsx';
import { StatesPage } from './states-page.tsx';

const PAGES: Record<string, ComponentType<{ readonly open: string }>> = {
  landing: LandingPage,
  list: ListPage,
  job: JobPage,
  controls: ControlsPage,
  dialogs: DialogsPage,
  states: StatesPage,
  pictures: PicturesPage,
};

/** Shows one gallery page of components, or the list of all pages. */
export function Gallery({ page, open }: { readonly page: string; readonly open: string }) {
  const Page = PAGES[page];
  if (Page) return <Page open={open} />;
  return (
    <main className="nk-page nk-stack">
      <SectionTitle level={1} size="xl">
        Gallery
      </SectionTitle>
      {Object.keys(PAGES).map((name) => (
        <div key={name} className="nk-cluster">
          {['en', 'hi', 'mr'].flatMap((lang) =>
            ['light', 'dark'].map((theme) => (
              <LinkButton
                key={lang + theme}
                variant="secondary"
                size="s"
                href={`?page=${name}&lang=${lang}&theme=${theme}`}
              >{`${name} ${lang} ${theme}`}</LinkButton>
            )),
          )}
        </div>
      ))}
    </main>
  );
}
