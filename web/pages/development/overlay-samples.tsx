import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Panel } from '#web/ui/overlay/panel.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { Sample } from './sample.tsx';

type Open = 'dialog' | 'sheet' | 'confirm' | null;

/** Closed at first: a press opens each of them. */
export function OverlaySamples() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Sample name="Menu, Panel, Tooltip">
        <Menu
          label="Actions"
          trigger={(props) => <Button {...props}>Menu</Button>}
          entries={[
            { id: 'copy', label: 'Duplicate', icon: Copy, onAction: () => {} },
            { id: 'off', label: 'Not available', isDisabled: true },
            { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: () => {} },
          ]}
        />
        <Panel label="Notifications" trigger={(props) => <Button {...props}>Panel</Button>}>
          <p>The latest notifications.</p>
        </Panel>
        <Tooltip text="More actions" placement="top">
          <IconButton icon={Ellipsis} label="More actions" />
        </Tooltip>
      </Sample>
      <Sample name="Dialog, ConfirmDialog, Toast">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('sheet')}>Sheet</Button>
        <Button onPress={() => setOpen('confirm')}>Confirm</Button>
        <Button onPress={() => showToast({ action: 'sample', tone: 'ok', text: 'Job saved' })}>Toast</Button>
      </Sample>
      <Dialog
        isOpen={open === 'dialog' || open === 'sheet'}
        onClose={close}
        title="Rename this search"
        shape={open === 'sheet' ? 'sheet' : 'box'}
        actions={<Button onPress={close}>Cancel</Button>}
      >
        <p>The content of a dialog.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete this draft?"
        text="You can’t undo this."
        confirmLabel="Delete draft"
        isDanger
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}
