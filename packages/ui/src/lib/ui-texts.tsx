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

const TextsContext = createContext<UiTexts | null>(null);

/** Gives the components below their words. */
export function UiTextsProvider(props: { readonly texts: UiTexts; readonly children: ReactNode }) {
  return <TextsContext value={props.texts}>{props.children}</TextsContext>;
}

/** The words of the components in the reader's language. */
export function useUiTexts(): UiTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Components need a UiTextsProvider above them');
  return texts;
}
