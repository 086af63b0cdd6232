import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** The number of items in the tab; not shown if undefined. */
  readonly count?: number | undefined;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Connects tabs and panel. Pass the same id to TabPanel. */
  readonly id: string;
}

/** A row of tabs that scrolls horizontally. The arrow keys, Home and End select a tab. */
export function Tabs<Key extends string>({ label, items, value, onChange, id }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  const widths = items.map((item) => `${item.label} ${item.count}`).join();
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-key="${value}"]`);
    // Scrolls the row only; `scrollIntoView` would also scroll the page.
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value, widths]);

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.key === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const next = to === undefined ? undefined : items[(to + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }

  return (
    <div ref={list} className="nk-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={`${id}-tab-${item.key}`}
          data-key={item.key}
          className="nk-tab"
          aria-selected={item.key === value}
          aria-controls={`${id}-panel`}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count !== undefined && <span className="nk-tab__count">{item.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** The content of the selected tab. */
export function TabPanel(props: {
  readonly id: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${props.id}-panel`} aria-labelledby={`${props.id}-tab-${props.value}`}>
      {props.children}
    </div>
  );
}
