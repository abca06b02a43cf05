CREATE TABLE "case_shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"token" text,
	"content" text,
	"version" text NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "case_shares_token" UNIQUE("token_hash"),
	CONSTRAINT "case_shares_withdrawn" CHECK ((withdrawn_at IS NULL) = (token IS NOT NULL) AND (withdrawn_at IS NULL) = (content IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "case_shares" ADD CONSTRAINT "case_shares_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_shares_open" ON "case_shares" USING btree ("order_no") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "case_shares_owner" ON "case_shares" USING btree ("owner_id","shared_at");