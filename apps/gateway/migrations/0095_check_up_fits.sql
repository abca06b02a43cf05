CREATE TABLE "check_up_values" (
	"code" text PRIMARY KEY NOT NULL,
	"item_code" text NOT NULL,
	"part" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_up_items" ADD COLUMN "part" text DEFAULT 'basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_up_packages" ADD COLUMN "picture" jsonb DEFAULT '{"main":"basic","badge":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "check_up_values" ADD CONSTRAINT "check_up_values_item_code_check_up_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."check_up_items"("item_code") ON DELETE no action ON UPDATE no action;