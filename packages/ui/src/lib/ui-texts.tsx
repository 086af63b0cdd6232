import { createContext, type ReactNode, useContext } from 'react';

/** The texts of the components themselves. The application provides them in the reader's language. */
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

/** Provides the texts to the components below it. */
export function UiTextsProvider(props: { readonly texts: UiTexts; readonly children: ReactNode }) {
  return <TextsContext value={props.texts}>{props.children}</TextsContext>;
}

/** Returns the components' texts in the reader's language. */
export function useUiTexts(): UiTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Components need a UiTextsProvider above them');
  return texts;
}
