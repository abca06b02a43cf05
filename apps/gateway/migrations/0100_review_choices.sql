ALTER TABLE "review_figures" ADD COLUMN "explanation_scored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_figures" ADD COLUMN "waiting_scored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "paper" text;--> statement-breakpoint
ALTER TABLE "tip_offers" ADD COLUMN "drawing" text DEFAULT 'tea' NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_private" ON "reviews" USING btree ("created_at") WHERE state = 'private';--> statement-breakpoint
UPDATE "review_figures" SET "explanation_scored" = "aspected", "waiting_scored" = "aspected";--> statement-breakpoint
UPDATE "reviews" SET "paper" = 'apricot' WHERE "type" = 'praise';
