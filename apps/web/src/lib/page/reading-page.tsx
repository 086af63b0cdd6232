import { cx, SectionTitle } from '@nukkad/ui';
import type { ReactNode } from 'react';
import './reading-page.css';

interface ReadingPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** Layout of a page with a long text: a large title, an introduction, the text. */
export function ReadingPage({ title, intro, isWide = false, children }: ReadingPageProps) {
  return (
    <div className={cx('nk-page reading-page', !isWide && 'nk-page--text')}>
      <header className="reading-page__head">
        <SectionTitle level={1} size="2xl">
          {title}
        </SectionTitle>
        {intro && <p className="reading-page__intro">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
