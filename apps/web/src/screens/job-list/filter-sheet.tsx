import { useT } from '@nukkad/i18n/react.ts';
import { closeDialog, isDialogOpen, NativeDialog } from '@nukkad/ui';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { FilterPanel as FilterPanelPart } from '../../features/job-search/filters/filter-panel.tsx';
import { HtmlFilters } from '../../features/job-search/filters/html-filters.tsx';
import { afterInteraction } from '../../lib/lazy/after-interaction.ts';
import { FILTER_SHEET } from './job-list-bar.tsx';

type PanelProps = ComponentProps<typeof FilterPanelPart>;

/** The panel, once its code is loaded. It is shared by all lists of this page. */
let loaded: ComponentType<PanelProps> | null = null;

async function loadPanel(): Promise<ComponentType<PanelProps>> {
  loaded = (await import('../../features/job-search/filters/filter-panel.tsx')).FilterPanel;
  return loaded;
}

/**
 * The filters in a bottom sheet, for phones. The server's HTML contains them as a form of select elements, which works before any
 * script has loaded. The panel with sliders replaces it after the first interaction, but never while the form is open. A list that
 * was rendered in the browser has no form. Closing the sheet without Apply discards the changes.
 */
export function FilterSheet({ onApply, ...panel }: PanelProps) {
  const t = useT('filter');
  const dialog = useRef<HTMLDialogElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(() => loaded);
  const [visit, setVisit] = useState(0);
  const showPanel = () => {
    const form = dialog.current?.querySelector('.html-filters');
    if (loaded && !(dialog.current && form && isDialogOpen(dialog.current))) setPanel(() => loaded);
  };
  useEffect(() => {
    // Without its code, the form remains.
    void afterInteraction()
      .then(loadPanel)
      .then(showPanel, () => undefined);
  }, []);
  const close = () => {
    showPanel();
    setVisit((before) => before + 1);
  };
  const apply: PanelProps['onApply'] = (search) => {
    closeDialog(dialog.current);
    onApply(search);
  };
  return (
    <NativeDialog ref={dialog} id={FILTER_SHEET} look="sheet" title={t('title')} onClose={close}>
      {Panel ? (
        <Panel key={visit} {...panel} onApply={apply} />
      ) : (
        <HtmlFilters search={panel.applied} onApply={apply} />
      )}
    </NativeDialog>
  );
}
