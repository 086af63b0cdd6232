import { useT } from '@nukkad/i18n/react';
import { useState } from 'react';
import {
  BottomSheet,
  Button,
  ConfirmDialog,
  LoadingOverlay,
  Modal,
  Scene,
  useSnackbar,
} from '../src/index.ts';
import { FilterFields } from './list-page.tsx';

export function DialogsPage({ open }: { readonly open: string }) {
  const common = useT('common');
  const jobs = useT('jobs');
  const filter = useT('filter');
  const errors = useT('errors');
  const reasons = useT('login-reasons');
  const [shown, setShown] = useState(open);
  const show = useSnackbar();
  const close = () => setShown('');
  return (
    <main className="nk-page nk-stack" style={{ paddingBlock: 'var(--s6)' }}>
      {['modal', 'sheet', 'confirm', 'loading', 'success'].map((name) => (
        <Button key={name} variant="secondary" onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      <Button onClick={() => show({ text: jobs('hidden'), onUndo: () => undefined })}>snackbar</Button>
      <Modal
        isOpen={shown === 'modal'}
        onClose={close}
        title={reasons('save')}
        head={<Scene name="sign-in" width={140} />}
        actions={
          <>
            <Button>{common('signIn')}</Button>
            <Button variant="secondary" onClick={close}>
              {common('cancel')}
            </Button>
          </>
        }
      />
      <Modal
        isOpen={shown === 'success'}
        onClose={close}
        kind="success"
        title={jobs('applied')}
        actions={<Button onClick={close}>{common('ok')}</Button>}
      />
      <BottomSheet
        isOpen={shown === 'sheet'}
        onClose={close}
        title={filter('title')}
        actions={
          <>
            <Button>{filter('showCount', { count: 42 })}</Button>
            <Button variant="secondary">{filter('reset')}</Button>
          </>
        }
      >
        <FilterFields />
      </BottomSheet>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title={errors('code.CREDITS_NOT_EMPTY')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        onConfirm={close}
        onCancel={close}
        isDangerous
      >
        {errors('pageCrashed')}
      </ConfirmDialog>
      {shown === 'loading' && <LoadingOverlay />}
    </main>
  );
}
