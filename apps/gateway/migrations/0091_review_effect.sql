ALTER TABLE "review_figures" ADD COLUMN "effect_scored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_figures" ADD COLUMN "effect" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "effect" integer;