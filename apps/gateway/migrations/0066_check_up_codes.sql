CREATE TABLE "check_up_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"org_code" text,
	"title" jsonb NOT NULL,
	"off_cents" integer NOT NULL,
	"least_cents" integer NOT NULL,
	"days" integer NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "check_up_codes_off" CHECK (off_cents > 0 and off_cents < least_cents and days > 0)
);
--> statement-breakpoint
-- What was given to everybody is received as any other coupon, once; what came by a code stays of who typed it.
INSERT INTO "coupon_packs" ("pack_id", "title", "rule", "use", "seller", "off_cents", "from_cents", "days", "most_per_account", "opens_at", "ends_at", "position")
SELECT "coupon_id", "title", "title", 'checkUp', "org_code", "off_cents", "least_cents", 30, 1, now(), now() + interval '1 year', 100
FROM "check_up_coupons" WHERE "code" IS NULL;--> statement-breakpoint
INSERT INTO "coupons" ("coupon_id", "owner_id", "title", "pack_id", "use", "seller", "off_cents", "from_cents", "ends_at", "order_no", "created_at")
SELECT gen_random_uuid()::text, held."owner_id", coupon."title", CASE WHEN coupon."code" IS NULL THEN coupon."coupon_id" END,
  'checkUp', coupon."org_code", coupon."off_cents", coupon."least_cents", now() + interval '1 year', held."order_no", now()
FROM "check_up_coupons_held" held JOIN "check_up_coupons" coupon USING ("coupon_id");--> statement-breakpoint
INSERT INTO "check_up_codes" ("code", "org_code", "title", "off_cents", "least_cents", "days", "redeemed_at")
SELECT "code", "org_code", "title", "off_cents", "least_cents", 365,
  CASE WHEN EXISTS (SELECT FROM "check_up_coupons_held" held WHERE held."code" = coupon."code") THEN now() END
FROM "check_up_coupons" coupon WHERE "code" IS NOT NULL;--> statement-breakpoint
DROP TABLE "check_up_coupons" CASCADE;--> statement-breakpoint
DROP TABLE "check_up_coupons_held" CASCADE;--> statement-breakpoint
ALTER TABLE "check_up_codes" ADD CONSTRAINT "check_up_codes_org_code_check_up_organisations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."check_up_organisations"("org_code") ON DELETE no action ON UPDATE no action;