import { z } from 'zod';
import { Gender } from '../account/patients';
import { DiseaseId, DoctorId, HospitalId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { CommentId, CommentKey } from './ids';
import { FileId } from '../system/ids';
import {
  letterPapers,
  moderationActs,
  moderationReasons,
  reviewAudiences,
  reviewLimits,
  reviewOutcomes,
  reviewStates,
  reviewTagKeys,
  reviewTypes,
} from './review-rules';
import { Instant, writtenText } from '../shapes';

export const ReviewType = z.enum(reviewTypes).meta({ id: 'ReviewType' });
export const ReviewState = z.enum(reviewStates).meta({ id: 'ReviewState' });
export const ReviewTagKey = z.enum(reviewTagKeys).meta({ id: 'ReviewTagKey' });

export const Stars = z.int().min(1).max(5);

/** Stars for parts of a visit; each can be left out. */
export const Aspects = z.object({
  attitude: Stars.optional(),
  explanation: Stars.optional(),
  waiting: Stars.optional(),
  /** How the treatment works, which can be too early to say. */
  effect: Stars.optional(),
});

export const ReviewAudience = z.enum(reviewAudiences).meta({ id: 'ReviewAudience' });
export const LetterPaper = z.enum(letterPapers).meta({ id: 'LetterPaper' });

export const Tag = z.object({ key: ReviewTagKey, text: z.string() }).meta({ id: 'ReviewTag' });

/** A published review, as everybody may read it. */
export const Review = z
  .object({
    /** Names it to whom it does not belong, for a report. */
    commentKey: CommentKey,
    type: ReviewType,
    /** Null for thanks, which have no stars. */
    score: Stars.nullable(),
    /** Null where none was scored. */
    aspects: Aspects.meta({ id: 'ReviewAspects' }).nullable(),
    tags: z.array(Tag),
    /** What a letter of thanks is written on; null for what is no letter. */
    paper: LetterPaper.nullable(),
    /** Hidden words are stars. */
    text: z.string(),
    pictures: z.array(z.object({ url: z.string() })),
    /** Masked; null where the author stays unnamed. */
    authorName: z.string().nullable(),
    createdAt: Instant,
    edited: z.boolean(),
    /** What the author was there for; null where they did not say. */
    diseaseName: z.string().nullable(),
    doctorId: DoctorId.nullable(),
    doctorName: z.string().nullable(),
    /** Chooses the drawn face. */
    doctorGender: Gender.nullable(),
    hospitalId: HospitalId,
    hospitalName: z.string(),
    /** What the doctor or the hospital says to it. */
    answer: z.object({ text: z.string(), at: Instant }).nullable(),
  })
  .meta({ id: 'Review' });

/** Words of a text that the rules of the platform stopped at, as they were written. */
export const ModerationFinding = z
  .object({
    phrase: z.string(),
    reason: z.enum(moderationReasons),
    act: z.enum(moderationActs),
  })
  .meta({ id: 'ModerationFinding' });

/** A review as its author sees it, with all that others do not. */
export const OwnReview = Review.extend({
  commentId: CommentId,
  orderNo: OrderNo.nullable(),
  /** As it was written. */
  writtenText: z.string(),
  pictureIds: z.array(FileId),
  anonymous: z.boolean(),
  audience: ReviewAudience,
  diseaseId: DiseaseId.nullable(),
  state: z.enum(reviewOutcomes),
  findings: z.array(ModerationFinding),
  /** What the person who decided says; null where it was not refused. */
  refusal: z.string().nullable(),
  appeal: z.object({ text: z.string(), at: Instant }).nullable(),
  mayAppeal: z.boolean(),
  /** Until when its author may change it; null once that is over. */
  editableUntil: Instant.nullable(),
}).meta({ id: 'OwnReview' });

/** What an author writes. */
export const written = {
  text: writtenText({ max: reviewLimits.text }).default(''),
  pictures: z.array(FileId).max(reviewLimits.pictures).default([]),
  anonymous: z.boolean().default(false),
};

export const OrderReview = z.object({
  score: Stars,
  aspects: Aspects.default({}),
  tags: z.array(ReviewTagKey).max(6).default([]),
  audience: ReviewAudience.default('everyone'),
  /** Entry of the knowledge base. */
  diseaseId: DiseaseId.optional(),
  ...written,
});

export const Thanks = writtenText({ min: 5, max: reviewLimits.text });

/** An order that may be reviewed, and what was said of it. */
export const ReviewedOrder = z
  .object({
    orderNo: OrderNo,
    type: z.enum(['visit', 'consult']),
    /** What was ordered, in the reader's language. */
    title: z.string(),
    doctorId: DoctorId,
    doctorName: z.string(),
    doctorTitle: z.string(),
    doctorGender: Gender,
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospDeptName: z.string(),
    /** When it took place, for whom, and how long it took. */
    visit: z.object({
      /** When it began by appointment, else when it was ordered. */
      at: Instant,
      /** As the account wrote the name; null where it is for no one in particular. */
      patientName: z.string().nullable(),
      /** Minutes from the check-in until the visit was over; null where the hospital recorded neither. */
      minutes: z.int().min(0).nullable(),
    }),
    /** The masked name that the review would be signed with; null without one. */
    signature: z.string().nullable(),
    /** Coins for a review; null for none, for instance because this month's were earned already. */
    coins: z
      .object({
        amount: z.int().min(1),
        /** `ready`: earned by a review of this month and not taken yet. */
        state: z.enum(['open', 'ready']),
      })
      .nullable(),
    /** `open` until `until`; `notYet` before it was carried out; `over` when it is too late or it was not. */
    may: z.enum(['open', 'notYet', 'over']),
    until: Instant.nullable(),
    /** What people see this doctor for, to choose from. */
    diseases: z.array(z.object({ diseaseId: DiseaseId, name: z.string() })),
    review: OwnReview.nullable(),
  })
  .meta({ id: 'ReviewedOrder' });

const Counted = z.int().min(0);

/** What the published reviews of a doctor or of a hospital come to. */
export const ReviewSummary = z
  .object({
    /** What the page is about, in the reader's language. */
    name: z.string(),
    reviewCount: Counted,
    /** Share of four and five stars in per mille; null without a review. */
    goodPerMille: z.int().min(0).max(1000).nullable(),
    /** One decimal: of a doctor the mean of `aspects`, else the mean of the stars; null without a review. */
    average: z.number().min(1).max(5).nullable(),
    /** Means with one decimal, each null where no review scores it; null where none scores any. */
    aspects: z
      .object({
        attitude: z.number().nullable(),
        explanation: z.number().nullable(),
        waiting: z.number().nullable(),
        effect: z.number().nullable().default(null),
      })
      .nullable(),
    /** How many have one star, two, up to five. */
    byScore: z.array(Counted).length(5),
    good: Counted,
    middle: Counted,
    poor: Counted,
    withPictures: Counted,
    answered: Counted,
    praiseCount: Counted,
    /** The most chosen first. */
    tags: z.array(Tag.extend({ count: Counted })),
  })
  .meta({ id: 'ReviewSummary' });

/** What an author may be told about words that are not taken. */
export const writingRefusals = ['fileRefused', 'reviewClosed'] as const;
