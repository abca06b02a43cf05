CREATE TABLE "service_package_pauses" (
	"pause_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"reason" text NOT NULL,
	"started_on" date NOT NULL,
	"resumes_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "service_package_pauses_days" CHECK (resumes_on >= started_on)
);
--> statement-breakpoint
ALTER TABLE "service_package_orders" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_package_pauses" ADD CONSTRAINT "service_package_pauses_order_no_service_package_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."service_package_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_package_pauses_order" ON "service_package_pauses" USING btree ("order_no","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_pauses_running" ON "service_package_pauses" USING btree ("order_no") WHERE ended_at is null;