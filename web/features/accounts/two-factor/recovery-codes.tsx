import { CircleCheck, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { focusOnMount } from '#web/features/accounts/focus-on-mount.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import css from './two-factor.module.css';

export interface NewCodes {
  readonly codes: readonly string[];
  /** The codes created during setup. */
  readonly isFirst: boolean;
}

/** The recovery codes, shown once: copy, download, or print. */
export function RecoveryCodes({ given, onDone }: { readonly given: NewCodes; readonly onDone: () => void }) {
  const t = useT();
  const { codes, isFirst } = given;
  return (
    <div className={css.part}>
      <InlineNote tone="ok">
        {t(isFirst ? 'accounts.twoFactor.codes.isOn' : 'accounts.twoFactor.codes.areNew')}
      </InlineNote>
      <h3 ref={focusOnMount} tabIndex={-1} className={css.title}>
        {t('accounts.twoFactor.codes.title')}
      </h3>
      <p>{t('accounts.twoFactor.codes.text')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <SaveCodes codes={codes} />
      <FormActions>
        <Button variant="primary" icon={CircleCheck} onPress={onDone}>
          {t('accounts.twoFactor.codes.done')}
        </Button>
      </FormActions>
    </div>
  );
}

function SaveCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useT();
  const announce = useAnnounce();
  const { title: tenant } = useTenant();
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    const text = t(isCopied ? 'accounts.twoFactor.codes.copied' : 'accounts.twoFactor.codes.copyFailed');
    setSaid(text);
    announce(text);
  };
  const save = () => {
    const lines = [t('accounts.twoFactor.codes.fileTitle', { tenant }), '', ...codes, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <>
      <FormActions>
        <Button icon={Copy} onPress={() => void copy()}>
          {t('accounts.twoFactor.codes.copy')}
        </Button>
        <Button icon={Download} onPress={save}>
          {t('accounts.twoFactor.codes.save')}
        </Button>
      </FormActions>
      {said && <p>{said}</p>}
    </>
  );
}
