// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Carousel,
  CityPictogram,
  Collapsible,
  Combobox,
  LinkButton,
  Modal,
  ProfilePictogram,
  Scene,
  SnackbarProvider,
  StreetCorner,
  Wordmark,
} from './index.ts';
import { English } from './testing/english.tsx';

describe('on the server', () => {
  it('a closed dialog has no text, and a collapsed answer has all of it', () => {
    expect(
      renderToStaticMarkup(
        <English>
          <Modal isOpen={false} onClose={() => undefined} title="Filters" />
        </English>,
      ),
    ).not.toContain('Filters');
    expect(renderToStaticMarkup(<Collapsible title="How?">So.</Collapsible>)).toContain('So.');
  });

  it('links, carousels and checkboxes render without a document', () => {
    const html = renderToStaticMarkup(
      <English>
        <SnackbarProvider>
          <LinkButton href="/joblist">Jobs</LinkButton>
          <Carousel label="Picks">
            <p>one</p>
            <p>two</p>
          </Carousel>
          <Combobox
            label="City"
            text=""
            onTextChange={() => undefined}
            options={[]}
            onChoose={() => undefined}
          />
        </SnackbarProvider>
      </English>,
    );
    expect(html).toContain('<a href="/joblist" class="nk-button nk-button--primary"><span>Jobs</span></a>');
    expect(html.match(/nk-carousel__slide/g)).toHaveLength(2);
  });

  it('pictograms refer to their sprite; an unknown name gets the general one', () => {
    expect(renderToStaticMarkup(<ProfilePictogram name="cook" />)).toMatch(/profiles\.svg[^"]*#cook"/);
    expect(renderToStaticMarkup(<ProfilePictogram name="astronaut" />)).toMatch(/#work"/);
    expect(renderToStaticMarkup(<CityPictogram name="pune" />)).toMatch(/cities\.svg[^"]*#pune"/);
    expect(renderToStaticMarkup(<Scene name="no-jobs" />)).toMatch(/scenes\.svg[^"]*#no-jobs"/);
  });

  it('the wordmark always has an accessible name', () => {
    expect(renderToStaticMarkup(<Wordmark />)).toContain('<span class="nk-hidden">Nukkad Jobs</span>');
    expect(renderToStaticMarkup(<Wordmark name="Rozgar" />)).toContain(
      '<span class="nk-brand__word">Rozgar</span>',
    );
  });

  it('the street corner stays small enough to be inlined', () => {
    const html = renderToStaticMarkup(<StreetCorner words={['Tailor', 'Dhaba', 'Parcel', 'Work']} />);
    expect(html).toContain('Dhaba');
    expect(html.length).toBeLessThan(7000);
  });
});
