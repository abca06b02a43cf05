import type { ReactNode, Ref } from 'react';
import type { AvatarProps } from '../display/props';
import type { FieldBase } from '../forms/props';
import type { PictogramName } from '../pictograms/pictograms';
import type { ReadableText } from '../speech/use-reading-aloud';

/** A drawn face, from the best to the worst. */
export type StepFace = 'great' | 'good' | 'fair' | 'poor' | 'awful';

/** How far a survey is: a segment a screen, and the place in words. */
export interface StepSegmentsProps {
  /** From 1. */
  at: number;
  of: number;
  /** 第 5 题，共 9 题. */
  text: ReactNode;
  /** How the answers are kept: 14:22 已存好. */
  state?: ReactNode;
}

/** A question with its large heading, which takes the focus when the screen changes, and a button that reads it aloud. */
export interface QuestionCardProps {
  title: string;
  /** The mark of a question that may be left out. */
  optional?: boolean | undefined;
  titleLevel?: 2 | 3 | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Above the heading: why the question is asked. */
  reason?: ReactNode;
  /** Beside the heading: the value of last time. */
  aside?: ReactNode;
  /** What is read aloud; no button without it. */
  readable?: ReadableText | undefined;
  children: ReactNode;
}

/** One or several of a few answers as high rows. */
export interface ChoiceRowsProps extends FieldBase {
  name: string;
  options: readonly {
    value: string;
    label: string;
    /** In red at the end of the row: 先帮您打电话. */
    warning?: string | undefined;
  }[];
  /** Any of them may be chosen. */
  multiple?: boolean | undefined;
  value: readonly string[];
  /** In the order of the options. */
  onValueChange: (value: string[]) => void;
  /** The label is read but not shown: the title above says the same. */
  hideLabel?: boolean | undefined;
}

/** One step of a scale, each with a face, a number or both, and a word. */
export interface FaceScaleProps extends Omit<FieldBase, 'optional'> {
  name: string;
  steps: readonly {
    value: string;
    /** 中等; empty for a number between two words. */
    word: string;
    /** 4. */
    number?: number | undefined;
    face?: StepFace | undefined;
  }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Values that are measured together, as large numbers with their unit. */
export interface MeasureFieldsProps {
  fields: readonly (Pick<FieldBase, 'id' | 'error' | 'hint'> & {
    name: string;
    label: string;
    /** The label is read but not shown. */
    hideLabel?: boolean | undefined;
    unit: string | null;
    value: string;
    onValueChange: (value: string) => void;
  })[];
}

/** A dangerous answer: what to do now, and whom to call. Announced as an alert. */
export interface AlarmCardProps {
  /** 先帮您打电话. */
  title: string;
  text: string;
  /** 打完电话可以接着答. */
  note: string;
  phones: readonly { number: string; name: string; label: string }[];
}

/** A score on the bands that were declared for it. */
export interface ScoreScaleProps {
  score: number;
  most: number;
  /** Where each band begins, the lowest first. */
  bands: readonly number[];
  /** 满分 27. */
  mostText: string;
  /** What the score means. */
  children: ReactNode;
}

/** A doctor's reply as a letter. */
export interface ReplyLetterProps {
  face: Pick<AvatarProps, 'gender' | 'seed'>;
  /** 沈知远医生. */
  from: string;
  /** 11月22日 14:20. */
  when: string;
  children: ReactNode;
}

/** A survey in a list, the whole row a link. */
export interface SurveyRowProps {
  to: string;
  pictogram: PictogramName;
  title: string;
  titleLevel?: 2 | 3 | undefined;
  /** 约 3 分钟 · 9 题. */
  facts: ReactNode;
  /** What it is for. */
  text?: ReactNode;
  /** What is next: 做到第 5 题. */
  state?: { text: string; tone: 'begun' | 'done' | 'closed' } | undefined;
}

/** Questions with their answers, each in two lines. */
export interface AnswerRowsProps {
  items: readonly {
    key: string;
    question: string;
    answer: ReactNode;
    /** Nothing was answered: true where something has to be. */
    missing?: boolean | undefined;
    /** Id of the answer, which a summary of problems links to. */
    id?: string | undefined;
    /** 修改, with a name that says which. */
    action?: { to: string; text: string; label: string } | undefined;
  }[];
}

/** What a survey is about, above its questions. */
export interface SurveyHeadProps {
  pictogram: PictogramName;
  title: string;
  facts: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}
