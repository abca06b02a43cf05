ALTER TABLE "check_up_orders" ADD COLUMN "refund_day" date;--> statement-breakpoint
ALTER TABLE "special_disease_orders" ADD COLUMN "refund_day" date;--> statement-breakpoint
UPDATE "check_up_orders" SET "refund_day" = "day";--> statement-breakpoint
UPDATE "special_disease_orders" SET "refund_day" = "day";--> statement-breakpoint
ALTER TABLE "check_up_orders" ALTER COLUMN "refund_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "special_disease_orders" ALTER COLUMN "refund_day" SET NOT NULL;
