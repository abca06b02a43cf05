import type { SurveyCondition } from '@xinglin/rules';
import type { Localised } from '../../platform/localised';

interface Conditional {
  readonly enableWhen: readonly SurveyCondition[];
  readonly enableBehavior: 'all' | 'any';
}

/** A drawn face of a step, from the best to the worst. */
export type Face = 'great' | 'good' | 'fair' | 'poor' | 'awful';

/** An answer that needs help before the next question: what to do, and whom to call. */
export interface Alarm {
  readonly operator: '=' | '>=' | '<=';
  readonly answer: string;
  readonly text: Localised;
  readonly phones: readonly { readonly number: string; readonly name: Localised }[];
}

/** A question with its texts in all languages. */
export interface KeptQuestion extends Conditional {
  readonly linkId: string;
  readonly type: 'display' | 'choice' | 'integer' | 'quantity' | 'date' | 'text' | 'attachment';
  readonly text: Localised;
  readonly help: Localised | null;
  readonly required: boolean;
  readonly repeats: boolean;
  readonly options: readonly {
    readonly code: string;
    readonly display: Localised;
    readonly score: number | null;
    readonly face?: Face | null;
    /** It is chosen alone, as "none of these". */
    readonly exclusive?: boolean;
  }[];
  /** Words of a scale, each from a number up to the next. */
  readonly steps?: readonly {
    readonly from: number;
    readonly text: Localised;
    readonly face: Face | null;
  }[];
  readonly alarms?: readonly Alarm[];
  readonly unit: Localised | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Limits of a date; `today` is the day of the hospital's calendar. */
  readonly earliest?: string | null;
  readonly latest?: string | null;
  /** The question whose number this one must be above. */
  readonly higherThan?: string | null;
}

export interface KeptGroup extends Conditional {
  readonly linkId: string;
  readonly text: Localised;
  readonly item: readonly KeptQuestion[];
}

/** What a score from here on means. */
export interface ScoreBand {
  readonly from: number;
  readonly text: Localised;
}

/** An answer of a FHIR R4 QuestionnaireResponse. */
export interface FhirAnswer {
  readonly valueCoding?: { readonly code: string; readonly display: string };
  readonly valueInteger?: number;
  readonly valueQuantity?: { readonly value: number; readonly unit: string };
  readonly valueDate?: string;
  readonly valueString?: string;
  readonly valueAttachment?: { readonly url: string };
}

/** What was sent, as FHIR R4 has it. */
export interface QuestionnaireResponse {
  readonly resourceType: 'QuestionnaireResponse';
  readonly id: string;
  readonly questionnaire: string;
  readonly status: 'completed';
  readonly authored: string;
  readonly item: readonly {
    readonly linkId: string;
    readonly text: string;
    readonly item: readonly {
      readonly linkId: string;
      readonly text: string;
      readonly answer: readonly FhirAnswer[];
    }[];
  }[];
}
