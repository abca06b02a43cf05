CREATE TABLE "payment_bills" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "payment_bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"difference_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"billed_cents" integer,
	"booked_cents" integer,
	"found_at" timestamp (3) with time zone NOT NULL,
	"mended_at" timestamp (3) with time zone,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "billed_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billed_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_once" ON "payment_differences" USING btree ("provider","day","type","subject");--> statement-breakpoint
CREATE INDEX "payment_differences_open" ON "payment_differences" USING btree ("found_at") WHERE mended_at IS NULL;--> statement-breakpoint
CREATE INDEX "payment_refunds_ask" ON "payment_refunds" USING btree ("ask_at") WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("ask_at") WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("provider","settled_at");