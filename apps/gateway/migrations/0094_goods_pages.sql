ALTER TABLE "goods_items" ADD COLUMN "further_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_items" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
ALTER TABLE "goods_items" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_shops" ADD COLUMN "licences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_shops" ADD COLUMN "delivery_terms" jsonb;