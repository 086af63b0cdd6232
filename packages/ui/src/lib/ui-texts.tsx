import { createContext, type ReactNode, useContext } from 'react';

/** The few words that components speak by themselves; the application gives them in the reader's language. */
export interface UiTexts {
  readonly close: string;
  readonly retry: string;
  readonly loading: string;
  readonly previous: string;
  readonly next: string;
  readonly undo: string;
  readonly clear: string;
  readonly optional: string;
  readonly noMatch: (text: string) => string;
  readonly results: (count: number) => string;
  readonly slide: (number: number, total: number) => string;
  readonly stars: (count: number) => string;
}

const ENGLISH: UiTexts = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  previous: 'Previous',
  next: 'Next',
  undo: 'Undo',
  clear: 'Clear',
  optional: 'optional',
  noMatch: (text) => `Nothing matches “${text}”`,
  results: (count) => `${count} results`,
  slide: (number, total) => `${number} of ${total}`,
  stars: (count) => `${count} of 5 stars`,
};

const TextsContext = createContext<UiTexts>(ENGLISH);

/** Gives the components their words; English where none stands above. */
export function UiTextsProvider(props: { readonly texts: UiTexts; readonly children: ReactNode }) {
  return <TextsContext value={props.texts}>{props.children}</TextsContext>;
}

/** The words of the components in the reader's language. */
export function useUiTexts(): UiTexts {
  return useContext(TextsContext);
}
