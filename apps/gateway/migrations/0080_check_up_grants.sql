CREATE TABLE "check_up_grants" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"package_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"owner_id" text,
	"order_no" text
);
--> statement-breakpoint
ALTER TABLE "check_up_items" ADD COLUMN "item_group" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_up_grants" ADD CONSTRAINT "check_up_grants_package_code_check_up_packages_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."check_up_packages"("package_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_grants" ADD CONSTRAINT "check_up_grants_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_grants" ADD CONSTRAINT "check_up_grants_order_no_check_up_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."check_up_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_up_grants_code" ON "check_up_grants" USING btree ("code");--> statement-breakpoint
CREATE INDEX "check_up_grants_owner" ON "check_up_grants" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_up_grants_order" ON "check_up_grants" USING btree ("order_no");