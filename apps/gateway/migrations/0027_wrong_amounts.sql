ALTER TABLE "payment_refunds" ADD COLUMN "cause" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_refunds_processing" ON "payment_refunds" USING btree ("created_at") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "payments_mismatched" ON "payments" USING btree ("settled_at") WHERE status = 'mismatched';