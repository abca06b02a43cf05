CREATE TABLE "tip_offers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "tip_offers_price" CHECK (price_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "tip_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"doctor_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tip_orders" ADD CONSTRAINT "tip_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_orders" ADD CONSTRAINT "tip_orders_offer_id_tip_offers_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."tip_offers"("offer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_orders" ADD CONSTRAINT "tip_orders_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;