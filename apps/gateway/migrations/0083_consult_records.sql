CREATE TABLE "consult_records" (
	"order_no" text NOT NULL,
	"record_no" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consult_records_order_no_record_no_pk" PRIMARY KEY("order_no","record_no")
);
--> statement-breakpoint
ALTER TABLE "consult_records" ADD CONSTRAINT "consult_records_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_records" ADD CONSTRAINT "consult_records_record_no_orders_order_no_fk" FOREIGN KEY ("record_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_records_record" ON "consult_records" USING btree ("record_no");