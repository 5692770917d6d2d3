import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';
import panel from '#web/ui/overlay/panel.module.css';
import css from './combo-box.module.css';
import list from './list.module.css';
import { ListOption } from './list-option.tsx';
import type { Choice } from './radio-group.tsx';

export interface ComboBoxProps extends FieldTexts, Pick<AriaComboBoxProps<Choice>, 'name' | 'onBlur' | 'isDisabled'> {
  /** The typed text. The caller loads the suggestions for it. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Matches for the text, best first; already filtered. */
  readonly suggestions: readonly Choice[];
  readonly onChoose?: (choice: Choice) => void;
  /** The list shows `loading` and `failed` as text. */
  readonly state?: 'ready' | 'loading' | 'failed';
  readonly placeholder?: string;
  /** For searches: Enter submits the form at once, unless a suggestion is highlighted. */
  readonly submitsOnEnter?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Free text with suggestions. Text that matches no suggestion stays as typed. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, isOptional, isHeaderHidden, text, onTextChange, suggestions, ...more } = props;
  const { onChoose, state = 'ready', placeholder, submitsOnEnter = false, ref, ...rest } = more;
  const t = useT();
  const texts = { label, hint, error, isOptional, isHeaderHidden };
  const choose = (key: unknown) => {
    const choice = suggestions.find((suggestion) => suggestion.value === key);
    if (choice) onChoose?.(choice);
  };
  return (
    <AriaComboBox
      {...rest}
      {...fieldStateProps(texts)}
      items={suggestions.map((choice) => ({ ...choice, id: choice.value }))}
      inputValue={text}
      onInputChange={onTextChange}
      onChange={choose}
      defaultFilter={() => true}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      className={field.field ?? ''}
    >
      <FieldHeader {...texts} />
      <div className={css.box}>
        <Input
          ref={ref}
          className={classNames(field.input, css.input)}
          {...(placeholder ? { placeholder } : {})}
          {...(submitsOnEnter ? { onKeyDownCapture: submitOnEnter } : {})}
        />
        <Button className={css.open ?? ''} aria-label={t('forms.showSuggestions')}>
          <ChevronDown size={20} aria-hidden />
        </Button>
      </div>
      <Popover className={classNames(panel.panel, list.popover)}>
        <ListBox<Choice & { id: string }>
          className={list.list ?? ''}
          renderEmptyState={() => <p className={list.status}>{t(emptyTexts[state])}</p>}
        >
          {(choice) => <ListOption choice={choice} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

// With an open list, the browser does not submit on Enter: the list handles the key and closes.
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, key, nativeEvent } = event;
  const isListOpen = input.getAttribute('aria-expanded') === 'true';
  const isHighlighted = Boolean(input.getAttribute('aria-activedescendant'));
  if (key === 'Enter' && isListOpen && !isHighlighted && !nativeEvent.isComposing) input.form?.requestSubmit();
}

const emptyTexts = {
  ready: 'forms.noSuggestions',
  loading: 'common.states.loading',
  failed: 'forms.suggestionsFailed',
} as const;
