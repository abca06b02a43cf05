CREATE TABLE "member_right_uses" (
	"order_no" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"right_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_cards" ADD COLUMN "quotas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_orders" ADD COLUMN "quotas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_products" ADD COLUMN "quotas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_rights" ADD COLUMN "covers" jsonb;--> statement-breakpoint
ALTER TABLE "member_right_uses" ADD CONSTRAINT "member_right_uses_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_right_uses_card" ON "member_right_uses" USING btree ("card_id","right_id");