CREATE TABLE "operate_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"resource_id" text NOT NULL,
	"app_id" text,
	"area_id" text,
	"dept_id" text,
	"name" jsonb NOT NULL,
	"sub_name" jsonb,
	"url" text NOT NULL,
	"image" text,
	"sort" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "operate_items_resource" ON "operate_items" USING btree ("resource_id","sort");