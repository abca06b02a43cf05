import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PersonTileProps } from '../people/props';

/** What every field shares. The value is never cleared by an error. */
export interface FieldBase {
  /** Also the target of {@link ErrorSummaryProps} links; made up when left out. */
  id?: string | undefined;
  label: string;
  /** Read with the field. */
  hint?: ReactNode;
  /** Translated message; sets `aria-invalid` and is read with the field. */
  error?: string | undefined;
  /** Adds "（选填）" to the label instead of marking every required field. */
  optional?: boolean | undefined;
}

type OwnedByField = 'id' | 'style' | 'className' | 'aria-invalid' | 'aria-describedby' | 'children';

/** One-line text. Controlled (`value` + `onValueChange`) or uncontrolled (`defaultValue` + `name`). */
export interface TextFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'input'>, OwnedByField | 'size'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** Something before the input, in its box: the country of a telephone number. */
  start?: ReactNode;
  /** Something at the end of the input: a scan button, a unit. */
  end?: ReactNode;
  /** The label is read but not shown: the title above says the same. */
  hideLabel?: boolean | undefined;
}

/** Text of several lines, with a count when `maxLength` is given. */
export interface TextAreaFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'textarea'>, OwnedByField> {
  onValueChange?: ((value: string) => void) | undefined;
  /** In the box, below the text and beside the count: a button to speak instead of typing. */
  tools?: ReactNode;
  /** The label is read but not shown: the card's title says the same. */
  hideLabel?: boolean | undefined;
}

/** A choice from a native list. */
export interface SelectFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'select'>, OwnedByField> {
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** First, empty option ("请选择"). */
  placeholder?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Shows what was chosen in an overlay (an area), and opens it. */
export interface PickerFieldProps extends FieldBase {
  /** What was chosen, in words; empty when nothing was. */
  value: string;
  placeholder: string;
  onOpen: () => void;
}

/** Native date input; value, min and max are ISO dates (2026-11-22). */
export interface DateFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'input'>, OwnedByField | 'size' | 'type'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** The label is read but not shown: the title above says the same. */
  hideLabel?: boolean | undefined;
}

/** One to five stars, each with a word for it. */
export interface StarFieldProps extends Omit<FieldBase, 'optional'> {
  name: string;
  /** What one star is called, two, up to five. */
  words: readonly [string, string, string, string, string];
  /** Null while none is chosen. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** Large stars with their word at the end of the row; the label is read but not shown. */
  large?: boolean | undefined;
}

/** Scores of parts as small tiles, each optional; one that is pressed opens its five steps below. */
export interface ScoreTilesProps<Key extends string> {
  label: string;
  items: readonly {
    key: Key;
    name: string;
    /** Null while there is none. */
    score: number | null;
    /** 5 分, or 未评. */
    scoreText: string;
  }[];
  /** What one step is called, two, up to five. */
  words: readonly [string, string, string, string, string];
  /** Below the steps while nothing is chosen: 选填. */
  clearText: string;
  /** Null takes the score away. */
  onScore: (key: Key, score: number | null) => void;
}

/** Any of a few, side by side. */
export interface CheckGroupProps<Value extends string> extends FieldBase {
  name: string;
  options: readonly {
    value: Value;
    label: string;
    /** Below the label, in days: 周三. */
    note?: string | undefined;
    isCritical?: boolean | undefined;
  }[];
  value: readonly Value[];
  /** Pills that show the choice by their look, and the options after these behind a word: the first three, and "8 more". */
  fold?: { readonly after: number; readonly text: string } | undefined;
  /** The label is read but not shown: the card's title says the same. */
  hideLabel?: boolean | undefined;
  /** In the order of the options. */
  onValueChange: (value: Value[]) => void;
  /** Soft pills, with a tick on what is chosen. */
  pills?: boolean | undefined;
  /** Tiles of equal width, such as days: a frame and a tint show the choice. */
  days?: boolean | undefined;
}

/** People of the family as tiles, one or any of them; a person who cannot be chosen says why. */
export interface PersonGroupProps extends FieldBase {
  name: string;
  /** One person, as a radio group; any of them by default. */
  single?: boolean | undefined;
  /** The label is for screen readers alone, under a title that says the same. */
  hideLabel?: boolean | undefined;
  people: readonly (Pick<PersonTileProps, 'face' | 'name' | 'relation' | 'note'> & {
    value: string;
    disabled?: boolean | undefined;
  })[];
  value: readonly string[];
  /** In the order of the people. */
  onValueChange: (value: string[]) => void;
  /** A last tile that adds a person. */
  add?: { to: string; text: string } | undefined;
}

/** A picture from the camera or the album; what is chosen stays on the device until the form is sent. */
export interface PictureFieldProps extends FieldBase {
  picture: Blob | null;
  /** What the chosen picture is, for who cannot see it. */
  alternative: string;
  /** Something is being done with it. */
  pending?: boolean | undefined;
  /** Chosen, or taken away. */
  onPicture: (picture: Blob | null) => void;
}

/** One of a few: native radios in a fieldset. */
export interface RadioGroupProps extends FieldBase {
  name: string;
  options: readonly {
    value: string;
    label: string;
    description?: string | undefined;
    disabled?: boolean | undefined;
    /** Language of the label, where it is not the page's: the names of languages. */
    lang?: string | undefined;
    /** A drawing above the label, in tiles. */
    drawing?: ReactNode;
  }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `stack`: rows; `inline`: pills that wrap (relation, gender); `tiles`: three in a row, the description below the
   * label (people); `columns`: one line of equal width (durations); `pair`: two in a row, the description below the label;
   * `days`: narrow tiles, the description below the label (days, times).
   */
  layout?: 'stack' | 'inline' | 'tiles' | 'columns' | 'pair' | 'days' | undefined;
  /** The label is read but not shown: the card's title says the same. */
  hideLabel?: boolean | undefined;
}

/** One box; its label may hold links (agreements). Starts unticked unless told. */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  OwnedByField | 'size' | 'type'
> {
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect at once (`role="switch"`). */
export interface SwitchFieldProps {
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Being saved: further changes are ignored. */
  pending?: boolean | undefined;
}

/** A 6-digit code by SMS, in one input a phone can fill, with the button that asks for it. */
export interface CodeFieldProps extends FieldBase {
  name?: string | undefined;
  value: string;
  /** Digits only, at most six. */
  onValueChange: (value: string) => void;
  onRequestCode: () => void;
  /** The request runs. */
  requestPending?: boolean | undefined;
  /** Not possible yet (the phone number is not complete); the button says why through `hint`. */
  requestDisabled?: boolean | undefined;
  /** A code was sent before: the button says 重新获取. */
  requested?: boolean | undefined;
  /** ISO instant from which a new code may be asked for; until then the button counts down. Keep it with the form, so that it outlives the field. */
  resendAt?: string | undefined;
  /** Server time minus device time, ms. */
  serverOffsetMs?: number | undefined;
}

/** Everything wrong with a form, at its top, linked to the fields. Takes the focus when it appears and at each new `attempt`. */
export interface ErrorSummaryProps {
  /** "请检查以下内容" unless told. */
  title?: string | undefined;
  /** `fieldId` is the field's `id`. Renders nothing when empty. */
  errors: readonly { fieldId: string; message: string }[];
  /** Number of submits so far; a change moves the focus here again. */
  attempt?: number | undefined;
}

/** Search form (`role="search"`), a GET form that works without JavaScript and navigates inside the portal with it. */
export interface SearchBoxProps {
  /** Path of the result page. */
  action: string;
  /** Query parameter; `q` unless told. */
  name?: string | undefined;
  /** Accessible name of the input. */
  label: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  /** Other query parameters to keep. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** While typing (suggestions). */
  onValueChange?: ((value: string) => void) | undefined;
  /** Longest query; 50 unless told. */
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  /** A chip beside the placeholder, while nothing is typed: the results of what the placeholder proposes. */
  offer?: { readonly to: string; readonly text: string; readonly label: string } | undefined;
  /** The way to speak in place of typing, a microphone in the field. */
  voice?: { readonly to: string; readonly label: string } | undefined;
  /** Makes the input a combobox of a list of suggestions below it. */
  combobox?:
    | Pick<
        ComponentPropsWithRef<'input'>,
        'aria-activedescendant' | 'aria-controls' | 'aria-expanded' | 'onKeyDown' | 'onBlur'
      >
    | undefined;
}
